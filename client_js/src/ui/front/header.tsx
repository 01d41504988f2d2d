/** The line at the top of a page for a visitor without a name. */
import type { ComponentChildren } from "preact";
import { siteName } from "../../brand";
import { text } from "#text/platform/first";
import { useShell } from "../hooks";
import { LanguageSelect } from "../language_select";
import { SiteLink } from "../shared/link";
import { Logo } from "../splash";

export function VisitorHeader({ children, canLogIn = true }: { children?: ComponentChildren; canLogIn?: boolean }) {
  const { enter } = useShell();
  return (
    <header class="header">
      <SiteLink to="/" kind="home" label={siteName()}>
        <Logo />
      </SiteLink>
      <div class="header-middle">{children}</div>
      {canLogIn && (
        <button class="button" data-action="log-in" onClick={() => void enter("account")}>
          {text.account.menu.logIn}
        </button>
      )}
      <LanguageSelect />
    </header>
  );
}
