/** S4.03: the choice of light, dark or system. */
export const themeCopy = {
	label: 'Tema',
	names: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
	hint: '“Sistema” segue o claro ou o escuro do seu aparelho. Fica guardado só neste navegador.',
} as const;
