export { BINS, CANDIDATES, collectorBytes, compact, resetCollector, thresholdOf } from "./collect.assembly";
export { decodeRow, encodeRow, prepareQuery } from "./encode.assembly";
export { fineScore, rescore, scanRows, scanSelected } from "./scan.assembly";
export { selectRows } from "./select.assembly";
export { SEGMENT_ROWS, segmentBytes } from "./segments.assembly";
