/** @jest-environment node */
import { it } from '@jest/globals'
const names = ['@hono/zod-openapi','@stripe/stripe-js','@tanstack/react-query','cli-progress','commander','csv-parse/sync','csv-stringify/sync','hono','lru-cache','next-intl','next-intl/server','next/server','next/headers','next/navigation','next/link','next/image','pino','sanitize-html','sharp','sonner','swiper','swiper/react','swiper/modules','leaflet','react-leaflet','uuidv7','zod','zustand','zustand/middleware','fast-check','@testing-library/react','nodemailer','stripe','drizzle-orm','pg']
for (const name of names) it(name, () => { require(name) })
