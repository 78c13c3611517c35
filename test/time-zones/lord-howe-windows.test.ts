import { repeatIn } from "./repeat.ts";

repeatIn("Australia/Lord_Howe", "windows");
