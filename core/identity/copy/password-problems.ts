import type { PasswordProblem } from '#core/identity/password-problem.ts';
import type { RefusedFor } from '#core/identity/password-refusal.ts';

const PROBLEMS: Record<PasswordProblem, (bound: number | null) => string> = {
	'too-short': (least) => `tem menos de ${least} caracteres`,
	'too-long': (most) => `tem mais de ${most} caracteres`,
	lowercase: () => 'não tem letra minúscula',
	uppercase: () => 'não tem letra maiúscula',
	digit: () => 'não tem número',
	symbol: () => 'não tem símbolo',
	common: () => 'é uma das senhas mais usadas',
	'own-address': () => 'é o seu próprio e-mail',
};

/** The problems of a password, as the end of a sentence. */
export function describePasswordProblems(refused: readonly RefusedFor[]): string {
	return refused.map(({ problem, bound }) => PROBLEMS[problem](bound)).join(', ');
}

/** The full refusal of a chosen password: 'Esta senha não serve: é uma das senhas mais usadas.' */
export function passwordRefusedSentence(refused: readonly RefusedFor[]): string {
	return `Esta senha não serve: ${describePasswordProblems(refused)}. Escolha outra.`;
}
