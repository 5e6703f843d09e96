/** Name of the setup: its tab in Configurações, its screen, and its list on the dashboard. */
export const setupTitle = 'Primeiros passos';
