import { text } from "#text/platform/first";

/** The name of the service and its sign, a cogwheel with two eyes. */
export function Logo() {
  const teeth = [0, 45, 90, 135];
  return (
    <span class="logo">
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        {teeth.map((turn) => (
          <rect key={turn} x="-3.5" y="-15" width="7" height="30" rx="2" transform={`rotate(${turn})`} />
        ))}
        <circle r="11" />
        <circle class="logo-face" r="7.5" />
        <circle cx="-3" cy="-1" r="1.9" />
        <circle cx="3" cy="-1" r="1.9" />
        <path class="logo-mouth" d="M-3 3.2h6" />
      </svg>
      <span>{text.app.name}</span>
    </span>
  );
}
