"""What befalls machines and stores: servers are killed and frozen, databases go, disks fill up, clocks jump."""
