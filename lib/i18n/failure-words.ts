/** Texts of the client-side error page, which cannot load the dictionaries from the server. */
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
