export { turnViewsOff } from "./actions/failures.ts";
