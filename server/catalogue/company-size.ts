/** The least size of each class in use; each reaches to the next. */
const CLASSES = [1, 11, 51, 201, 501, 1001, 5001, 10001] as const;

/** What is known of how many people work at a company. */
export interface KnownSize {
  readonly employee_count: number | null;
  readonly employee_min: number | null;
  readonly employee_max: number | null;
}

/**
 * A company's size class, such as `51-200` or `10001+`: the band its source names, else the common class its number of
 * employees falls in; null when neither is known.
 */
export function companySize({
  employee_count: count,
  employee_min: least,
  employee_max: most,
}: KnownSize): string | null {
  if (least !== null && most !== null) return `${least}-${most}`;
  if (least !== null) return `${least}+`;
  if (most !== null) return `1-${most}`;
  if (count === null) return null;
  const place = Math.max(
    0,
    CLASSES.findLastIndex((smallest) => count >= smallest),
  );
  const next = CLASSES[place + 1];
  return next === undefined ? `${CLASSES[place]}+` : `${CLASSES[place]}-${next - 1}`;
}
