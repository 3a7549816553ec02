import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { staffPages } from '@/lib/contract/staff-rights'

const desk = 'app/(staff)/staff/(desk)'
const pages = readdirSync(desk, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('page.tsx'))

test('every page behind the sign-in asks for the rights of its own path', () => {
  const found = pages.map((name) => {
    const path = `/staff/${name.replace(/\/?page\.tsx$/, '')}`.replace(/\/$/, '').replace(/\/\[\w+\]$/, '')
    const guard = /export default staffPage\('([^']+)'/.exec(readFileSync(join(desk, name), 'utf8'))?.[1]
    return [path, guard]
  })
  expect(found.map(([, guard]) => guard)).toEqual(found.map(([path]) => path))
  expect(new Set(found.map(([path]) => path))).toEqual(new Set(Object.keys(staffPages)))
})
