import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Stands for a value that is bound at each execution. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * A query of a busy path that Kysely builds and compiles once per database. `build` must not depend
 * on anything but its arguments; `value('key')` is bound to `values.key` at each execution.
 */
export const prepareQuery =
  <Values extends object>() =>
  <Row>(build: (db: Database, value: ValueOf<Values>) => Compilable<Row>) => {
    const compiledFor = new WeakMap<object, CompiledQuery<Row>>()

    function compile(db: Database): CompiledQuery<Row> {
      const { adapter } = db.getExecutor()
      const known = compiledFor.get(adapter)
      if (known) return known
      const compiled = build(db, name => sql`${new Placeholder(name)}`).compile()
      compiledFor.set(adapter, compiled)
      return compiled
    }

    async function execute(db: Database, values: Values): Promise<Row[]> {
      const compiled = compile(db)
      const parameters = compiled.parameters.map(parameter =>
        parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
      )
      return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
    }

    return {
      execute,
      first: async (db: Database, values: Values): Promise<Row | undefined> =>
        (await execute(db, values))[0],
    }
  }
