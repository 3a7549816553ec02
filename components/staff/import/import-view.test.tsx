/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { withFiles } from './chosen-files'
import { ImportView } from './import-view'

test('files without a CSV are answered by what is missing', () => {
  const { container } = render(
    <InBackOffice>
      <ImportView />
    </InBackOffice>,
  )
  const said = () => screen.getByRole('status').textContent
  const choose = (name: string, type: string) => {
    const field = container.querySelector('input[type=file]')
    if (field) fireEvent.change(field, { target: { files: [new File(['x'], name, { type })] } })
  }
  expect(said()).toBe('')
  choose('notes.pdf', 'application/pdf')
  expect(said()).toBe('Choose one CSV file.')
  choose('products.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const workbook = 'This is an Excel workbook: open it in Excel, save it as "CSV UTF-8" and import that file.'
  expect(said()).toBe(workbook)
  choose('hay.webp', 'image/webp')
  expect(said()).toBe(`1 picture file${workbook}`)
  choose('products.csv', 'text/csv')
  expect(said()).toBe('')
})

test('a text file, as Excel saves Unicode text, is taken as the table; notes in a folder of pictures are not', () => {
  const chosen = (...paths: string[]) =>
    withFiles(
      { csv: null, pictures: [] },
      paths.map((path) => ({ path, file: new File(['x'], path) })),
    ).csv?.name
  const { container } = render(
    <InBackOffice>
      <ImportView />
    </InBackOffice>,
  )
  expect(container.querySelector('input[type=file]')?.getAttribute('accept')).toContain('.txt')
  expect(chosen('products.txt')).toBe('products.txt')
  expect(chosen('read me.txt', 'products.csv')).toBe('products.csv')
  expect(chosen('photos/notes.txt')).toBeUndefined()
  expect(chosen('hay.jpg', 'license.txt')).toBeUndefined()
})
