import type { ComponentType } from 'react';
import type { VmRow } from '../rows';

export interface VmTabProps {
  readonly vm: VmRow;
}

export interface SettingsDialogsProps extends VmTabProps {
  /** 'password', 'resize', 'clone', 'rescue', 'reinstall' or 'account'. */
  readonly dialog: string;
  readonly onClose: () => void;
}

/** Interfaces, subinterfaces and addresses of a machine. */
export const NetworkTab: ComponentType<VmTabProps> = () => null;

/** How one gets into a machine. */
export const AccessTab: ComponentType<VmTabProps> = () => null;

/** What can be changed about a machine. */
export const SettingsTab: ComponentType<VmTabProps> = () => null;

/** The dialogs behind these tabs and the menu of a machine. */
export const SettingsDialogs: ComponentType<SettingsDialogsProps> = () => null;
