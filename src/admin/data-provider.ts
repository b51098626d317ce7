import { type DataProvider, HttpError, type RaRecord } from 'react-admin'
import { ApiError, callApi } from '#staff/client'
import { type Problem, toFieldErrors } from './field-errors.ts'
import { i18nProvider } from './i18n.ts'
import { resources } from './resources.ts'

interface ListAnswer {
  items: RaRecord[]
  total: number
}

/** Maps react-admin's data provider to our API; the resource name is the path. */
export const dataProvider: DataProvider = {
  getList: async (resource, { pagination, sort, filter, signal }) => {
    const { items, total } = await call<ListAnswer>('GET', `/${resource}`, {
      query: {
        page: pagination?.page,
        perPage: pagination?.perPage,
        sort: sort?.field === 'id' ? undefined : sort?.field,
        order: sort?.order.toLowerCase(),
        ...filter,
      },
      ...(signal ? { signal } : {}),
    })
    return { data: items as never[], total }
  },
  getOne: async (resource, { id }) => ({ data: await call('GET', one(resource, id)) }),
  getMany: async (resource, { ids }) => {
    const { items } = await call<ListAnswer>('GET', `/${resource}`, {
      query: { ids: ids.join(','), perPage: 200 },
    })
    return { data: items as never[] }
  },
  getManyReference: async (resource, { target, id, ...rest }) =>
    dataProvider.getList(resource, { ...rest, filter: { ...rest.filter, [target]: id } }),
  create: async (resource, { data }) => ({
    data: await write(resource, 'POST', `/${resource}`, { body: data }),
  }),
  // Unchanged fields are not sent, so that two people can edit different fields.
  update: async (resource, { id, data, previousData }) => ({
    data: await write(resource, 'PATCH', one(resource, id), {
      body: changesOf(data, previousData ?? {}),
    }),
  }),
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await call('PATCH', one(resource, id), { body: data })
    return { data: ids }
  },
  delete: async (resource, { id, previousData }) => {
    await call('DELETE', one(resource, id))
    return { data: (previousData ?? { id }) as never }
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await call('DELETE', one(resource, id))
    return { data: ids }
  },
}

const one = (resource: string, id: unknown) => `/${resource}/${encodeURIComponent(String(id))}`

function changesOf(next: object, before: object): Record<string, unknown> {
  const known = before as Record<string, unknown>
  const changed = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
  )
  return Object.fromEntries(changed)
}

async function call<Answer>(...args: Parameters<typeof callApi>): Promise<Answer> {
  try {
    return await callApi<Answer>(...args)
  } catch (error) {
    throw error instanceof ApiError ? toHttpError(error) : error
  }
}

/** Sends a form; errors about a field are attached to it. */
async function write<Answer>(
  resource: string,
  ...args: Parameters<typeof callApi>
): Promise<Answer> {
  try {
    return await callApi<Answer>(...args)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const place = resources.get(resource)?.refusals?.[error.reason]
    if (!place) throw toHttpError(error)
    const text = place.text ?? `errors.${error.reason}`
    throw new HttpError(text, error.status, { ...error.details, errors: { [place.field]: text } })
  }
}

/** Converts problems of an invalid body to field errors. */
function toHttpError({ status, reason, details }: ApiError): HttpError {
  const problems = (details.problems ?? []) as Problem[]
  const errors = toFieldErrors(problems, i18nProvider.translate)
  return new HttpError(
    `errors.${reason}`,
    status,
    problems.length > 0 ? { ...details, errors } : details,
  )
}
