/** Whether the version went up far enough to break callers: the first number that is not 0 must have gone up. */
export function allowsBreaking(released: string, current: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = numbers(released);
  const [major = 0, minor = 0] = numbers(current);
  if (major !== oldMajor) return major > oldMajor;
  return major === 0 && minor > oldMinor;
}

function numbers(version: string): number[] {
  return version.split(".").map(Number);
}
