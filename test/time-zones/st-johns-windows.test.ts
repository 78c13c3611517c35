import { repeatIn } from "./repeat.ts";

repeatIn("America/St_Johns", "windows");
