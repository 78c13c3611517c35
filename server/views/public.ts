export { turnViewsOff } from "./actions/turn-off.ts";
