// Drizzle needs all tables as one object.
export * from './catalogue'
export * from './customers'
export * from './orders'
export * from './staff'
