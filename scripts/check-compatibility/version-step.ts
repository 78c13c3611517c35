/** Returns whether the version step allows breaking changes: a new major version, or before 1.0.0 a new minor version. */
export function allowsBreaking(released: string, current: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = numbers(released);
  const [major = 0, minor = 0] = numbers(current);
  if (major !== oldMajor) return major > oldMajor;
  return major === 0 && minor > oldMinor;
}

function numbers(version: string): number[] {
  return version.split(".").map(Number);
}
