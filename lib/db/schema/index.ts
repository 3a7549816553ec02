// Drizzle needs all tables as one object.
export * from './catalogue'
export * from './customers'
export * from './messages'
export * from './orders'
export * from './staff'
