import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { htmlToText, textToHtml } from './text'

describe('htmlToText', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<p>One<br>more</p>\n\n  <div>Two</div>', 'One\nmore\n\nTwo'],
    ['<ul>\n<li>a</li>\n<li> b </li>\n</ul>', '• a\n• b'],
    ['<p>x</p><ul><li><p>a</p></li><li><p>b</p></li><li>c</li></ul>y', 'x\n\n• a\n• b\n• c\n\ny'],
    ['Fish &amp; chips &lt;3 &quot;x&quot; caf&eacute; &#1602;', 'Fish & chips <3 "x" café ق'],
    ['<b>bold</b>er&nbsp;text', 'bolder text'],
    ['<script>alert(1)</script><style>p{}</style>a<img src=x onerror=alert(1)>', 'a'],
    ['<a href="javascript:alert(1)">link</a>', 'link'],
    ['<table><tr><td>Weight</td><td>2 kg</td></tr><tr><td>Age</td></tr></table>', 'Weight 2 kg\n\nAge'],
    ['line one\nline two', 'line one\nline two'],
    ['under 5 kg: x < 5 and y > 3', 'under 5 kg: x < 5 and y > 3'],
    ['<!-- note --><meta charset="utf-8">text<ul class="tabs"></ul>', 'text'],
    ['<p>One\n  two</p>', 'One two'],
    ['<ul><li></li><li><h3>a</h3></li></ul>', '• a'],
    ['<table><tr><th>Age</th><td>2 years</td></tr></table>', 'Age 2 years'],
    ['a\u0000b\u0007c\u000Bd\u007Fe', 'abcde'],
    ['&lt;p&gt;Fine &amp;amp; dry&lt;/p&gt;', 'Fine & dry'],
    ['<p>5 &lt;b&gt; 6</p>', '5 <b> 6'],
    ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Chaff</p>', 'Chaff'],
    ['<p></p>', ''],
    ['', ''],
  ])('%j becomes %j', (html, text) => expect(htmlToText(html)).toBe(text))

  test.each('p h1 h2 h3 h4 h5 h6 table blockquote pre'.split(' '))('<%s> is a paragraph of its own', (tag) =>
    expect(htmlToText(`A<${tag}>B</${tag}>C`)).toBe('A\n\nB\n\nC'),
  )

  test.each('div tr ul ol dl dt dd section article figure figcaption'.split(' '))('<%s> is a line of its own', (tag) =>
    expect(htmlToText(`A<${tag}>B</${tag}>C`)).toBe('A\nB\nC'),
  )

  test('<br> and <hr> end a line', () => expect(htmlToText('A<br>B<hr>C')).toBe('A\nB\nC'))

  test.each('script style textarea option noscript title template svg iframe object'.split(' '))(
    'drops the content of <%s>',
    (tag) => expect(htmlToText(`A <${tag}>x</${tag}>B`)).toBe('A B'),
  )

  test('never outputs markup', () => {
    expect(textToHtml(htmlToText('&lt;script&gt;alert(1)&lt;/script&gt;'))).not.toContain('<script')
  })

  test('restores plain text after a round trip', () => {
    const word = fc.constantFrom('a', 'قطة', '<b>', '&amp;', '"', '•', '<', '>', "'", '1 < 2', '&lt;')
    const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
    const text = fc.array(paragraph, { maxLength: 3 }).map((paragraphs) => paragraphs.join('\n\n'))
    fc.assert(
      fc.property(text, (written) => {
        const tidy = htmlToText(textToHtml(written))
        expect(htmlToText(textToHtml(tidy))).toBe(tidy)
        if (!/^•/m.test(written)) expect(tidy).toBe(written)
      }),
    )
  })
})
