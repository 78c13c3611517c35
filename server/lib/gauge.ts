import { Gauge, type Registry } from "prom-client";

/** A value of a gauge, and its labels if it has any. */
type Sample = readonly [value: number, labels?: Readonly<Record<string, string>>];

/** Registers a gauge whose values `read` returns at every scrape. What it does not return is not reported. */
export function addGauge(
  registry: Registry,
  { name, help, labelNames = [] }: { name: string; help: string; labelNames?: string[] },
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async function () {
      const samples = await read();
      // A reset gauge without labels would report 0.
      if (labelNames.length === 0) this.remove();
      else this.reset();
      for (const [value, labels = {}] of samples) this.set(labels, value);
    },
  });
}
