/**
 * What an operator may do (S6.01): an editor reaches every screen; only an administrator manages
 * people, keys and permanent deletion.
 */
export const ROLES = ['administrator', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who was invited to run the guide. */
export type Operator = {
	id: string;
	/** Null with a hosted identity service, where the verified e-mail address decides. */
	accountId: string | null;
	email: string;
	name: string | null;
	role: Role;
	disabled: boolean;
	invitedBy: string | null;
	/** UTC milliseconds, like every instant here. */
	invitedAt: number;
	joinedAt: number | null;
	revision: number;
};

/**
 * Whether somebody with this role may do what asks for `needed`: an administrator may do
 * everything.
 */
export function roleAllows(role: Role, needed: Role): boolean {
	return role === 'administrator' || role === needed;
}

/**
 * Whether the guide would still have somebody to manage it after `change` to one operator (null =
 * removed).
 */
export function keepsAdministrator(
	operators: readonly Pick<Operator, 'id' | 'role' | 'disabled'>[],
	id: string,
	change: Pick<Operator, 'role' | 'disabled'> | null,
): boolean {
	return operators.some((operator) => {
		const after = operator.id === id ? change : operator;
		return after !== null && after.role === 'administrator' && !after.disabled;
	});
}
