// The only file of this folder that other families may import.

export { findMissingSubject, findSeedRefusal } from "./request.ts";
