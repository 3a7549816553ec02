/** The mark on a 48 px grid: four fronds over a domed house. Keep in step with `app/icon.svg` and `lib/shop/media/brand-drawings`. */
export const MARK_PATH =
  'M24 25c8 0 14 5.4 15 12.2.6 4.2-2.3 6.8-6.2 6.8H28v-4.6a4 4 0 0 0-8 0V44h-4.8c-3.9 0-6.8-2.6-6.2-6.8C10 30.4 16 25 24 25ZM17.8 22.6C13 16.7 13 8.7 17.9 2.5c4.8 6.2 4.8 14-.1 20.1ZM30.2 22.6c-4.9-6.1-4.9-13.9-.1-20.1 4.9 6.2 4.9 14.2.1 20.1ZM9.6 29.3C3.2 26 .4 19.4 1.6 12.2c6.7 3 10.2 9.6 8 17.1ZM38.4 29.3c-2.2-7.5 1.3-14.1 8-17.1 1.2 7.2-1.6 13.8-8 17.1Z'
