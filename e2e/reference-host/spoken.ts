/** What the host says when it refuses; pages show it as it is. It speaks one language. */
export const spoken = {
  WrongCode: 'The code is wrong',
  WrongCredentials: 'Incorrect phone or password',
  PasswordTooShort: 'The password is too short',
  ThereIsNotEnoughQuantity: 'There is not enough quantity',
}
