import { describe, expect, test } from "vitest";
import { compileText } from "./compile-text.ts";

/** Returns the errors of a spec whose operation has the given response and an example of it. */
async function listCompileErrors(response: string, example: string, declarations = ""): Promise<string[]> {
  const compiled = await compileText(`
    ${declarations}
    model Inner { size: int32; color: "RED" | "BLUE"; }
    model Pet { ${response} }
    @error model Missing { @statusCode _: 404; error_code: string; }
    interface Pets {
      @opExample(#{ returnType: #{ _: 200, body: ${example} } })
      @get read(): { @statusCode _: 200; @bodyRoot body: Pet; } | Missing;
    }
  `);
  return compiled.ok ? [] : compiled.diagnostics.map((error) => error.replace(/^.*?main\.tsp:\d+:\d+ - error /s, ""));
}

describe("an example that fits no response", () => {
  test("is accepted once it fits", async () => {
    expect(await listCompileErrors("id: int32; born?: string", "#{ id: 1 }")).toEqual([]);
  });

  test("is reported with every missing field and every unknown field", async () => {
    expect(await listCompileErrors("id: int32; born: string; chip?: string", "#{ id: 1, birth: 2 }")).toEqual([
      "example: body.born is missing; body.birth is not declared by Pet",
    ]);
  });

  test("is checked inside lists, nullable fields and constants", async () => {
    const constants = "const small = #{ size: 1 };";
    const fields = "home: Inner | null; others: Inner[]; id: int32";
    const example = '#{ home: #{ color: "RED" }, others: #[#{ size: 1, color: "RED" }, small], id: 1 }';
    expect(await listCompileErrors(fields, example, constants)).toEqual([
      "example: body.home.size is missing; body.others.1.color is missing",
    ]);
  });

  test("is reported with the compiler's message if its fields are those of the response", async () => {
    const [error, ...others] = await listCompileErrors("id: int32", '#{ id: "one" }');
    expect(error).toMatch(/^unassignable: /);
    expect(others).toEqual([]);
  });
});
