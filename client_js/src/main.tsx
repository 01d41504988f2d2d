import { render } from "preact";

render(<h1>Botyard</h1>, document.getElementById("app")!);
