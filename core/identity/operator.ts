/**
 * Permissions of operators (S6.01): an editor reaches every screen; only an administrator manages
 * people, keys and permanent deletion.
 */
export const ROLES = ['administrator', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** A person invited to run the guide. */
export type Operator = {
	id: string;
	/**
	 * Null with a hosted identity service, where the verified e-mail address identifies the operator.
	 */
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

/** Whether a role covers an action that requires `needed`: an administrator may do everything. */
export function roleAllows(role: Role, needed: Role): boolean {
	return role === 'administrator' || role === needed;
}

/** Whether an active administrator would remain after `change` to one operator (null = removed). */
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
