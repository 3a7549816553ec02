import { describe, expect, test } from '@jest/globals'
import { readDrafts } from './read-drafts'
import { bytes } from './testing/csv'

/** Each product's handle, title and sizes as `name (Arabic) price/old price stock SKU`, and what was refused. */
async function read(...lines: string[]) {
  const { drafts, bad } = await readDrafts(bytes(lines.join('\n')))
  return {
    products: drafts.map(({ handle, title, sizes, price, stock, colors, pictures, visible, category }) => ({
      ...{ handle, title: title.en, price, stock, colors, pictures, visible, category: category?.en },
      sizes: sizes?.map(({ name, sku, price: own, oldPrice, stock: left }) =>
        [`${name.en} (${name.ar ?? ''})`, `${own}/${oldPrice ?? ''}`, left, sku].join(' '),
      ),
    })),
    bad: bad.map(({ line, reason }) => `${line}: ${reason}`),
  }
}

describe('variations become sizes', () => {
  test('of WooCommerce, wherever they stand in the file', async () => {
    const { products, bad } = await read(
      'ID,Type,SKU,Name,Published,Stock,Regular price,Sale price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '11,variable,dog-food,Dog food,1,,,,Dogs,"bag.jpg, back.jpg",,Size,"2 kg, 12 kg",Brand,Royal',
      '20,simple,bowl,Bowl,1,4,25,,Dogs,,,Material,Steel,,',
      '12,variation,DF-2,Dog food - 2 kg,1,10,30,25,,,dog-food,Size,2 kg,,',
      '13,variation,DF-12,Dog food - 12 kg,1,3,120,,,big.jpg,id:11,Size,12 kg,,',
      '30,variable,,Winter coat,1,,,,Dogs,,,Colour,"Red, Navy",Size,"S, L"',
      '31,variation,,Winter coat - Red S,1,4,50,,,,id:30,Colour,Red,Size,S',
      '32,variation,,Winter coat - Navy L,1,2,65,,,,id:30,Colour,Navy,Size,"L\\, wide"',
      '40,variation,x,Lost,1,2,65,,,,gone,Size,L,,',
      '50,grouped,set,Set,1,,9,,,,,,,,',
    )
    expect(products).toEqual([
      {
        ...{
          handle: 'dog-food',
          title: 'Dog food',
          price: 2500,
          stock: 0,
          colors: [],
          visible: true,
          category: 'Dogs',
        },
        pictures: ['bag.jpg, back.jpg', 'big.jpg'],
        sizes: ['2 kg () 2500/3000 10 DF-2', '12 kg () 12000/ 3 DF-12'],
      },
      {
        ...{ handle: 'bowl', title: 'Bowl', price: 2500, stock: 4, visible: true, category: 'Dogs' },
        // Attributes of a simple product are facts, no choice.
        ...{ colors: undefined, sizes: undefined, pictures: [] },
      },
      {
        ...{ handle: 'winter-coat', title: 'Winter coat', price: 5000, stock: 0, visible: true, category: 'Dogs' },
        ...{ colors: ['#B2372A', '#2B4C7E'], pictures: [] },
        sizes: ['S () 5000/ 4 ', 'L, wide () 6500/ 2 '],
      },
    ])
    expect(bad).toEqual([
      '9: a variation whose product is not in the file: export both together',
      expect.stringMatching(/^10: WooCommerce says "grouped"/),
    ])
  })

  test('of WooCommerce that share the stock of their product have none of their own', async () => {
    const { products } = await read(
      'ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,hay,Hay,1,9,,,Size,"Small, Large"',
      '2,variation,hay-s,,1,parent,20,hay,Size,Small',
      '3,variation,hay-l,,1,parent,40,hay,Size,Large',
    )
    expect(products).toMatchObject([{ handle: 'hay', sizes: ['Small () 2000/ 0 hay-s', 'Large () 4000/ 0 hay-l'] }])
  })

  test('of WooCommerce that are switched off are left out, and products hidden in the catalogue are not shown', async () => {
    const file = [
      'ID,Type,SKU,Name,Published,Visibility in catalog,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,hay,Hay,1,visible,,,,Size,"Small, Large"',
      '2,variation,hay-s,,1,visible,5,20,hay,Size,Small',
      '3,variation,hay-l,,0,visible,7,40,hay,Size,Large',
      '4,variable,oats,Oats,1,visible,,,,Size,Small',
      '5,variation,oats-s,,0,visible,5,20,oats,Size,Small',
      '6,simple,deposit,Deposit,1,hidden,5,20,,,',
      '7,variable,lead,Lead,-1,visible,,,,Size,Small',
      '8,variation,lead-s,,-1,visible,5,20,lead,Size,Small',
      '9,variable,bran,Bran,0,visible,,,,Size,"Small, Large"',
      '10,variation,bran-s,,0,visible,5,20,bran,Size,Small',
      '11,variation,bran-l,,0,visible,7,40,bran,Size,Large',
      '12,variable,lime,Lime,-1,visible,,,,Size,Small',
      '13,variation,lime-s,,0,visible,5,20,lime,Size,Small',
    ]
    const { products, bad } = await read(...file)
    expect(products.map(({ handle, visible, sizes }) => [handle, visible, sizes])).toEqual([
      ['hay', true, ['Small () 2000/ 5 hay-s']],
      ['deposit', false, undefined],
      ['lead', false, ['Small () 2000/ 5 lead-s']],
      // They are hidden as a whole.
      ['bran', false, ['Small () 2000/ 5 bran-s', 'Large () 4000/ 7 bran-l']],
      ['lime', false, ['Small () 2000/ 5 lime-s']],
    ])
    expect(bad).toEqual(['6: a variation that is switched off where the file comes from: it was left out'])
    const { notes } = await readDrafts(bytes(file.join('\n')))
    expect(notes.map(({ line, remark }) => [line, remark?.code])).toContainEqual([4, 'variationOff'])
  })

  test('of Salla, which stand below their product', async () => {
    const { products, bad } = await read(
      'النوع ,أسم المنتج,تصنيف المنتج,سعر المنتج,رمز المنتج sku,السعر المخفض,الكمية,[1] الاسم,[1] النوع,[1] القيمة',
      'منتج,طعام قطط,قطط,30,cat-food,,,الوزن,نص,',
      'خيار,,,30,CF-2,25,8,,,٢ كجم',
      'خيار,,,,CF-7,,1,,,٧ كجم',
      'منتج,رمل,قطط,45,litter,,3,,,',
    )
    expect(products).toMatchObject([
      { handle: 'cat-food', title: 'طعام قطط', sizes: ['٢ كجم () 2500/3000 8 CF-2', '٧ كجم () 3000/ 1 CF-7'] },
      { handle: 'litter', price: 4500, stock: 3, sizes: undefined },
    ])
    expect(bad).toEqual([])
  })

  test('of Zid, with their Arabic names', async () => {
    const { products, bad } = await read(
      'sku,name_ar,name_en,price,sale_price,quantity,published,has_variants,option1_name_ar,option1_name_en,option1_value_ar,option1_value_en,option2_name_ar,option2_name_en,option2_value_ar,option2_value_en',
      'rope,رسن,Rope,30,,,Yes,Yes,المقاس,Size,,,اللون,,,',
      'R-1,,,20,,5,,,,,قصير,Short,,,أحمر,',
      'R-2,,,,28,2,,,,,طويل,,,,أحمر,',
      'cap,قبعة,Cap,9,,1,Yes,No,,,,,,,,',
    )
    expect(products).toMatchObject([
      {
        ...{ handle: 'rope', title: 'Rope', colors: ['#B2372A'] },
        sizes: ['Short (قصير) 2000/ 5 R-1', 'طويل (طويل) 2800/3000 2 R-2'],
      },
      { handle: 'cap', price: 900, sizes: undefined },
    ])
    expect(bad).toEqual([])
  })
})
