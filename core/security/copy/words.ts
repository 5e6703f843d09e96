import type { Finding } from '#core/security/contract.ts';
import { LEVELS, type Level } from '#core/security/levels.ts';

const counts = {
	danger: (count: number) => (count === 1 ? '1 perigo' : `${count} perigos`),
	warning: (count: number) => (count === 1 ? '1 atenção' : `${count} atenções`),
	advice: (count: number) => (count === 1 ? '1 conselho' : `${count} conselhos`),
} as const satisfies Record<Level, (count: number) => string>;

/** How many findings of each level there are, the worst first; '' without any. */
function summary(findings: readonly Pick<Finding, 'level'>[]): string {
	return LEVELS.flatMap((level) => {
		const count = findings.filter((finding) => finding.level === level).length;
		return count === 0 ? [] : counts[level](count);
	}).join(', ');
}

/** Texts of the dashboard around the findings. */
export const securityCopy = {
	title: 'Segurança',
	levels: { danger: 'Perigo', warning: 'Atenção', advice: 'Conselho' },
	summary,
	note: (findings: readonly Pick<Finding, 'level'>[]) => `Segurança: ${summary(findings)}`,
	fine: (count: number) => `Nada a fazer: ${count} conferências em ordem.`,
	node: (name: string) =>
		`Pastas e configurações são as do servidor ${name}; nos outros, use guia doctor --security.`,
} as const;
