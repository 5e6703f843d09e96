import { expect, test } from 'vitest';
import { keepsAdministrator, roleAllows } from './operator.ts';

test('S6.01 an administrator may do everything, an editor what asks for an editor', () => {
	expect(roleAllows('administrator', 'editor')).toBe(true);
	expect(roleAllows('administrator', 'administrator')).toBe(true);
	expect(roleAllows('editor', 'editor')).toBe(true);
	expect(roleAllows('editor', 'administrator')).toBe(false);
});

test('S6.01 the last active administrator can neither go, nor be disabled, nor become an editor', () => {
	const ana = { id: 'ana', role: 'administrator', disabled: false } as const;
	const bia = { id: 'bia', role: 'administrator', disabled: true } as const;
	const caio = { id: 'caio', role: 'editor', disabled: false } as const;
	for (const change of [null, { ...ana, disabled: true }, { ...ana, role: 'editor' as const }])
		expect(keepsAdministrator([ana, bia, caio], 'ana', change)).toBe(false);
	expect(keepsAdministrator([ana, { ...bia, disabled: false }, caio], 'ana', null)).toBe(true);
	expect(
		keepsAdministrator([ana, bia, caio], 'caio', { role: 'administrator', disabled: false }),
	).toBe(true);
	expect(keepsAdministrator([ana, bia, caio], 'bia', null)).toBe(true);
});
