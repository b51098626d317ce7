import type { TObject, TSchema } from 'typebox'
import { sessionCookie } from '#auth'
import { API_PATH } from './install.ts'
import { REFUSALS } from './refusals.ts'
import type { AdminRoute } from './route.ts'
import { PROBLEM_REASONS } from './schema-problems.ts'

/** The routes as an OpenAPI 3.1 document. TypeBox schemas are JSON Schemas. */
export function toOpenApi(routes: readonly (AdminRoute & { group: string })[], publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = API_PATH + route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = toOperation(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine admin API',
      version: '1',
      description:
        'What the admin itself calls. Sign in at /admin/sign-in; the session is a cookie. Programs send an API key as `Authorization: Bearer vt_…`. `x-allow` says which permission a route asks for.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie(publicUrl) },
        key: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['error', 'message'],
          properties: {
            error: { enum: Object.keys(REFUSALS) },
            message: { type: 'string' },
            problems: {
              type: 'array',
              description: 'For `invalid`: problems as JSON pointers into the request.',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: {
                  path: { type: 'string' },
                  message: { type: 'string' },
                  reason: { enum: PROBLEM_REASONS },
                  values: { type: 'object', properties: { limit: { type: 'number' } } },
                },
              },
            },
          },
        },
      },
    },
    security: [{ session: [] }, { key: [] }],
  }
}

function toOperation(route: AdminRoute & { group: string }) {
  return {
    tags: [route.group],
    summary: route.summary,
    operationId: `${route.method.toLowerCase()} ${route.path}`,
    'x-allow': route.allow,
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body ? { requestBody: { required: true, content: json(route.body) } } : {}),
    responses: {
      200: { description: 'Done', ...(route.answer ? { content: json(route.answer) } : {}) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

function parameters(schema: TObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
  }))
}

function json(schema: TSchema) {
  return { 'application/json': { schema } }
}
