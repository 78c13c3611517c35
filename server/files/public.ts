export { isEncoding } from "./decode.ts";
export {
  countKnownHeaders,
  headerKey,
  type Mapping,
  proposeConstants,
  proposeMapping,
  SAMPLE_ROWS,
} from "./mapping.ts";
export { FieldPicker } from "./pick-fields.ts";
export { type Format, NotRows, readRows, readTextRows } from "./read-rows.ts";
export { MAX_ROW_BYTES, type Note, objectRow, type RecordRow, type Row } from "./row.ts";
