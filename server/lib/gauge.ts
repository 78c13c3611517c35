import { Gauge, type Registry } from "prom-client";

type Sample = readonly [value: number, labels?: Readonly<Record<string, string>>];

type Reading = number | readonly Sample[] | undefined;

/** Registers a gauge. At each scrape, `read` returns its value, its values with labels, or undefined for none. */
export function addGauge(
  registry: Registry,
  { name, help, labelNames = [] }: { name: string; help: string; labelNames?: string[] },
  read: () => Reading | Promise<Reading>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async function () {
      const values = await read();
      const samples: readonly Sample[] = typeof values === "number" ? [[values]] : (values ?? []);
      // A reset gauge without labels would report 0.
      if (labelNames.length === 0) this.remove();
      else this.reset();
      for (const [value, labels = {}] of samples) this.set(labels, value);
    },
  });
}
