/** The two parts of a request target that lead to an answer, as they were sent: not decoded, not normalised. */
export interface RequestTarget {
  readonly path: string;
  /** What stands after the first `?`; it may hold further ones. */
  readonly query: string;
}

/**
 * Splits the target of a request line. Never throws: the HTTP parser lets targets pass that no URL parser takes
 * (`http://[`), and a stranger's request line must not end the process.
 */
export function requestTarget(target: string): RequestTarget {
  // To a proxy, and by RFC 9112 to any server, the whole address may be sent.
  const local = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "");
  const [beforeFragment = ""] = local.split("#", 1);
  const mark = beforeFragment.indexOf("?");
  const path = mark < 0 ? beforeFragment : beforeFragment.slice(0, mark);
  return { path: path || "/", query: mark < 0 ? "" : beforeFragment.slice(mark + 1) };
}
