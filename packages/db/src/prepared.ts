import type { Compilable, CompiledQuery } from 'kysely';

/** Stands for a value that is not known yet. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built and compiled once and then sent with other values each time, for what is read at every turn: building it costs
 * more than the rest of a short request. `build` hands its values on as they are. It never looks at them, for at first there are none.
 */
export function prepareStatement<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Compilable<Row> {
  let prepared: CompiledQuery<Row> | undefined;
  const placeholders = new Proxy({} as Values, { get: (_, name) => new Placeholder(String(name)) });
  return (values) => ({
    compile: () => {
      prepared ??= build(placeholders).compile();
      const parameters = prepared.parameters.map((one) =>
        one instanceof Placeholder ? values[one.name as keyof Values] : one,
      );
      return { ...prepared, parameters };
    },
  });
}
