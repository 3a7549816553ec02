import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { ListTabs } from './list-parts'

test('a count has its thousands set off', () => {
  const tabs = [{ href: '/staff/reviews', label: 'All', current: true, count: 5623 }]
  expect(renderToStaticMarkup(<ListTabs label="" tabs={tabs} />)).toContain('>5,623<')
})
