export { BINS, CANDIDATES, collectorBytes, compact, resetCollector, thresholdOf } from "./collect.assembly";
export { decodeRow, encodeRow, prepareQuery } from "./encode.assembly";
export { rescore, scanRows, scanSelected, scoreRows } from "./scan.assembly";
export { selectRows } from "./select.assembly";
export { SEGMENT_ROWS, segmentBytes } from "./segments.assembly";
