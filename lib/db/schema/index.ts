// The one place that gathers the tables: Drizzle wants them as a single object.
export * from './catalogue'
export * from './customers'
export * from './orders'
