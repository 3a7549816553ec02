/** Said by the browser alone when a page fails, so it does not go through the dictionaries, which stay on the server. */
export const failureWords = {
  en: {
    title: 'Something went wrong on our side',
    text: 'Nothing you typed is lost. Try again in a moment.',
    retry: 'Try again',
    call: 'Call us',
  },
  ar: {
    title: 'حدث خطأ من جهتنا',
    text: 'لم يضِع شيء مما كتبته. حاول مرة أخرى بعد قليل.',
    retry: 'حاول مرة أخرى',
    call: 'اتصل بنا',
  },
} as const
