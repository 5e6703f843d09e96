export const PASSWORD_PROBLEMS = [
	'too-short',
	'too-long',
	'lowercase',
	'uppercase',
	'digit',
	'symbol',
	'common',
	'own-address',
] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];
